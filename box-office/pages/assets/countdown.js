// Runs the reservation down on pages that have one. Without it the page still says until when.
const timer = document.querySelector('[data-remaining]');
if (timer) start(timer);

function start(section) {
  const { remaining, warn, says, saysOne } = section.dataset;
  const clock = section.querySelector('.clock b');
  const announcement = section.querySelector('.announcement');
  // The device's clock only measures how much time has passed, sleep included; what time it shows does not matter.
  const loaded = Date.now();
  let announced = Math.ceil(Number(remaining) / 60);

  const tick = () => {
    const left = Math.max(0, Math.ceil(Number(remaining) - (Date.now() - loaded) / 1000));
    clock.textContent = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
    section.toggleAttribute('data-late', left <= Number(warn));
    const minutes = Math.ceil(left / 60);
    if (minutes < announced && [5, 3, 1].includes(minutes)) {
      announcement.textContent = minutes === 1 ? saysOne : says.replace('#', String(minutes));
    }
    announced = Math.min(announced, minutes);
    if (left === 0) location.replace(location.pathname.replace(/\/checkout.*$/, '') + location.search);
  };
  tick();
  setInterval(tick, 1000);
  addEventListener('visibilitychange', tick);
}

// A page from the browser's back/forward store shows an old cart.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
