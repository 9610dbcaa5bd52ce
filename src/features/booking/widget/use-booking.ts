import { useEffect, useReducer, useRef } from 'react';
import type { Language } from '#i18n/language.ts';
import { hasCart, heldOf, secondsNow, useCart } from '../cart/cart.ts';
import type { Price, SeatGroup } from '../contract.ts';
import { useLiveEvent } from '../live/live-events.ts';
import { beginBooking, bookingReducer, mainStep, type Step } from './booking-state.ts';
import { type NextAction, nextAction } from './order/failure.ts';
import { type Order, ordersOf } from './order/orders.ts';
import { minutesHeld, queueText, resultInWords } from './order/result-text.ts';
import { ordersWith } from './order/send-orders.ts';
import { useOrders } from './order/use-orders.ts';
import { amountOf, amountOfTicket, selectionReducer } from './selection/selection.ts';
import { forgetSelection, type StoredSelection, selectionOf, storedSelection, storeSelection } from './selection/stored-selection.ts';
import { fitSelection, isSoldOut, offeredGroups, roomIn, type Situation, sortPrices, timesOf } from './selection/ticket-limits.ts';
import { t } from './strings.ts';
import { bookedEvent, limitText, roomText, ticketName } from './ticket-names.ts';
import { useOffer } from './use-offer.ts';

/** It begins anew with every opening. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what follows from what in one widget; its state is booking-state.ts
export function useBooking(eventId: number, language: Language, onResult: (words: string) => void, seatGroup: number | null) {
  const { offer, problem, reload } = useOffer(eventId, language);
  const { outcomes, ahead, send, forget } = useOrders(language);
  const cart = useCart();
  const inCart = offer?.limits_per === 'order' ? cart.tickets : heldOf(cart, eventId);
  const [state, dispatch] = useReducer(bookingReducer, eventId, (id) => beginBooking(storedSelectionOf(id)));
  const { selection, step, wanted, announcement, isChecking } = state;
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
    const isLess = amountOf(fitting) < amountOf(now.selection) && !isReported.current;
    dispatch({ command: 'fit', selection: fitting, announcement: isLess ? t(language, 'fitted') : null });
  }, [offer, time, inCart, language]);

  const isEmpty = cart.tickets === 0;
  useEffect(() => {
    if (isEmpty) dispatch({ command: 'announce', announcement: '' }); // or it would go on saying what is reserved
  }, [isEmpty]);

  useEffect(() => {
    if (isSending || selection.length === 0) forgetSelection();
    else storeSelection({ eventId, time: wanted, selection });
  }, [eventId, wanted, selection, isSending]);

  const isWaiting = ahead !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once as the waiting begins; the figure that changes is to be seen
  useEffect(() => {
    if (ahead !== null) dispatch({ command: 'announce', announcement: queueText(language, ahead) });
  }, [isWaiting, language]);

  const change = (type: 'add' | 'remove', group: SeatGroup, price: Price) => {
    if (!situation || (type === 'add' && roomIn(group, situation).left === 0)) return;
    const by = { type, ticket: { id: price.id, seat_group: group.seat_group, sale_type_id: price.sale_type_id } };
    const next = selectionReducer(selection, by);
    const left = roomIn(group, { ...situation, selection: next });
    const room = left.full === 'order' && offer ? limitText(language, offer, inCart, true) : roomText(language, left);
    const said = { n: amountOfTicket(next, by.ticket), name: ticketName(language, group, price), room };
    dispatch({ command: 'change', by, announcement: t(language, 'said_amount', said) });
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
    dispatch({ command: 'introduce', words: bookedEvent(language, offer) });
  }, [offer]);

  const order = async (orders: readonly Order[]) => {
    if (!offer || orders.length === 0) return;
    dispatch({ command: 'begin order', announcement: t(language, 'adding') });
    const ends = await send(orders, offer);
    const held = ends.flatMap((end) => (end.state === 'added' ? [end.order] : []));
    const isRefused = ends.some((end) => end.state === 'failed' && end.failure.kind === 'refused');
    const left = isRefused ? await reload() : null; // what there is now says more than the refusal
    const minutes = minutesHeld(offer.hold_minutes, secondsNow());
    const words = (action: NextAction) => [
      ...(left && isSoldOut(left) ? [t(language, 'sold_out_meanwhile', { event: bookedEvent(language, offer) })] : [`${bookedEvent(language, offer)}:`]),
      resultInWords(language, ends, minutes, action),
    ];
    dispatch({ command: 'end order', held, announcement: words(nextAction(hasCart(), offer.repeats_safely)).join(' ') });
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
    step: isOffered(step) ? step : mainStep, // its group may be gone meanwhile
    setStep: (next: Step) => dispatch({ command: 'go to', step: next }),
    goBack: () => dispatch({ command: 'go to', step: mainStep }),
    times,
    time,
    chooseTime: (chosen: string) => dispatch({ command: 'choose time', time: chosen }),
    situation,
    change,
    addToCart: () => order(ordersOf(selection, offer?.seat_groups ?? [], time)),
    orderAgain: (again: Order) => order(ordersWith(again, outcomes ?? [], { hasCart: hasCart(), repeatsSafely: offer?.repeats_safely ?? false })),
    chooseMore: () => {
      forget();
      dispatch({ command: 'go to', step: mainStep });
    },
    chooseAgain: () => {
      forget();
      dispatch({ command: 'choose again', selection: selectionOf(cart.lines, eventId) });
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
