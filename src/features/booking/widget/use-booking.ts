import { useEffect, useReducer, useRef, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { hasCart, heldOf, secondsNow, useCart } from '../cart/cart.ts';
import type { Price, SeatGroup } from '../contract.ts';
import { useLiveEvent } from '../live/live-events.ts';
import { type NextAction, nextAction } from './order/failure.ts';
import { type Order, ordersOf, without } from './order/orders.ts';
import { minutesHeld, queueText, resultInWords } from './order/result-text.ts';
import { ordersWith } from './order/send-orders.ts';
import { useOrders } from './order/use-orders.ts';
import { amountOf, amountOfTicket, selectionReducer } from './selection/selection.ts';
import { forgetSelection, type StoredSelection, selectionOf, storedSelection, storeSelection } from './selection/stored-selection.ts';
import { type ChosenTime, fitSelection, isSoldOut, offeredGroups, roomIn, type Situation, sortPrices, timesOf } from './selection/ticket-limits.ts';
import { t } from './strings.ts';
import { bookedEvent, limitText, roomText, ticketName } from './ticket-names.ts';
import { useOffer } from './use-offer.ts';

/** V §4: main (empty), discounts of a seat group, time slots. */
export type Step = { name: ''; group?: never } | { name: 'discounts'; group: number } | { name: 'timeslots'; group?: never };
const main: Step = { name: '' };

/** It begins anew with every opening. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the state of one widget; what has none stands in order/ and selection/
export function useBooking(eventId: number, language: Language, onResult: (words: string) => void, seatGroup: number | null) {
  const [stored] = useState(() => storedSelectionOf(eventId));
  const { offer, problem, reload } = useOffer(eventId, language);
  const { outcomes, ahead, send, forget } = useOrders(language);
  const cart = useCart();
  const inCart = offer?.limits_per === 'order' ? cart.tickets : heldOf(cart, eventId);
  const [selection, dispatch] = useReducer(selectionReducer, stored?.selection ?? []);
  const [step, setStep] = useState(main);
  const [wanted, setWanted] = useState<ChosenTime>(stored?.time ?? null);
  const [announcement, announce] = useState('');
  const [isChecking, setChecking] = useState(false);
  const isSending = isChecking || (outcomes?.some(({ state }) => state === 'waiting' || state === 'sending') ?? false);
  useNews(eventId, { offer, problem }, isSending, reload);

  const times = offer ? timesOf(offer.seat_groups) : [];
  const time = wanted !== null && times.includes(wanted) ? wanted : (times[0] ?? null); // the first is preselected (V §4)
  const situation: Situation | null = offer && { offer, time, selection, inCart };
  const isOffered = ({ group }: Step) => group === undefined || offeredGroups(offer?.seat_groups ?? [], time).some(({ seat_group }) => seat_group === group);

  const isReported = useRef(false);
  isReported.current = outcomes !== null; // a result says more than that the selection was fitted to what is left
  const latest = useRef(situation);
  latest.current = situation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new offer, another time, a fuller cart are the reasons
  useEffect(() => {
    const now = latest.current;
    if (!now) return;
    const fitting = fitSelection(now);
    if (JSON.stringify(fitting) === JSON.stringify(now.selection)) return;
    dispatch({ type: 'set', selection: fitting });
    if (amountOf(fitting) < amountOf(now.selection) && !isReported.current) announce(t(language, 'fitted'));
  }, [offer, time, inCart, language]);

  const isEmpty = cart.tickets === 0;
  useEffect(() => {
    if (isEmpty) announce(''); // or it would go on saying what is reserved
  }, [isEmpty]);

  useEffect(() => {
    if (isSending || selection.length === 0) forgetSelection();
    else storeSelection({ eventId, time: wanted, selection });
  }, [eventId, wanted, selection, isSending]);

  const isWaiting = ahead !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once as the waiting begins; the figure that changes is to be seen
  useEffect(() => {
    if (ahead !== null) announce(queueText(language, ahead));
  }, [isWaiting, language]);

  const change = (type: 'add' | 'remove', group: SeatGroup, price: Price) => {
    if (!situation || (type === 'add' && roomIn(group, situation).left === 0)) return;
    const action = { type, ticket: { id: price.id, seat_group: group.seat_group, sale_type_id: price.sale_type_id } };
    const next = selectionReducer(selection, action);
    dispatch(action);
    const left = roomIn(group, { ...situation, selection: next });
    const room = left.full === 'order' && offer ? limitText(language, offer, inCart, true) : roomText(language, left);
    announce(t(language, 'said_amount', { n: amountOfTicket(next, action.ticket), name: ticketName(language, group, price), room }));
  };

  const first = useRef(seatGroup);
  /** Whether it has been said what is booked: the heading had the focus before that was known. */
  const isNamed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the row that was clicked means is done once, when it is known what is offered
  useEffect(() => {
    const group = situation && offeredGroups(situation.offer.seat_groups, time).find(({ seat_group }) => seat_group === first.current);
    const price = group && sortPrices(group).main[0];
    if (situation) first.current = null;
    if (price) change('add', group, price);
    if (!offer || isNamed.current) return;
    isNamed.current = true;
    announce((words) => [bookedEvent(language, offer), words].filter(Boolean).join('. '));
  }, [offer]);

  const order = async (orders: readonly Order[]) => {
    if (!offer || orders.length === 0) return;
    announce(t(language, 'adding'));
    setStep(main); // to which the result leads back
    setChecking(true);
    const ends = await send(orders, offer);
    const held = ends.flatMap((end) => (end.state === 'added' ? [end.order] : []));
    const isRefused = ends.some((end) => end.state === 'failed' && end.failure.kind === 'refused');
    const left = isRefused ? await reload() : null; // what there is now says more than the refusal
    dispatch({ type: 'set', selection: without(selection, held) });
    setChecking(false);
    const minutes = minutesHeld(offer.hold_minutes, secondsNow());
    const words = (action: NextAction) => [
      ...(left && isSoldOut(left) ? [t(language, 'sold_out_meanwhile', { event: bookedEvent(language, offer) })] : [`${bookedEvent(language, offer)}:`]),
      resultInWords(language, ends, minutes, action),
    ];
    announce(words(nextAction(hasCart(), offer.repeats_safely)).join(' '));
    onResult(words('cart').join(' ')); // who reads this has no button to try again
    if (!isRefused) void reload();
  };

  return {
    offer,
    problem,
    reload,
    outcomes,
    ahead,
    nextAction: nextAction(cart.tickets > 0, offer?.repeats_safely ?? false),
    isSending,
    step: isOffered(step) ? step : main, // its group may be gone meanwhile
    setStep,
    goBack: () => setStep(main),
    times,
    time,
    chooseTime: (chosen: string) => {
      setWanted(chosen);
      setStep(main);
    },
    situation,
    change,
    addToCart: () => order(ordersOf(selection, offer?.seat_groups ?? [], time)),
    orderAgain: (again: Order) => order(ordersWith(again, outcomes ?? [], { hasCart: hasCart(), repeatsSafely: offer?.repeats_safely ?? false })),
    chooseMore: () => {
      forget();
      setStep(main);
    },
    chooseAgain: () => {
      dispatch({ type: 'set', selection: selectionOf(cart.lines, eventId) });
      forget();
      setStep(main);
    },
    announcement,
  };
}

function storedSelectionOf(eventId: number): StoredSelection | null {
  const stored = storedSelection();
  return stored?.eventId === eventId ? stored : null;
}

/** When something else is left than was answered; after an order it is anyway. */
function useNews(eventId: number, { offer, problem }: Pick<Offered, 'offer' | 'problem'>, isSending: boolean, reload: () => Promise<unknown>): void {
  const live = useLiveEvent(eventId);
  const news = live && `${live.availability} ${live.sale}`;
  const answered = offer && `${offer.availability} ${offer.sale}`;
  const isAnswered = offer !== null || problem !== null;
  const known = useRef(news);
  useEffect(() => {
    if (isSending || !isAnswered || known.current === news) return;
    known.current = news;
    if (news !== answered) void reload();
  }, [news, answered, isAnswered, isSending, reload]);
}

type Offered = ReturnType<typeof useOffer>;

export type Booking = ReturnType<typeof useBooking>;
