import { useEffect, useRef, useState } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import type { Order } from '../../contract/orders.ts';
import { getOrder } from '../../contract/routes.ts';

const everyMs = 2000;
const mostTries = 60;

/**
 * The order as it stands now: while it is open it is asked for every two seconds for two minutes, and at once when
 * `signal` changes, because the provider's report may arrive after its customer. An answer that does not come
 * changes nothing of what the page shows; a refusal, as after the session's end, ends the asking and no more.
 */
export function useFollowedOrder(loaded: Order, signal: unknown): Order {
  const api = useApi();
  const [order, setOrder] = useState(loaded);
  const asking = useRef(false);
  const last = useRef(signal);
  const isRefused = useRef(false);
  const isOpen = order.status === 'open';
  const { id } = order;
  useEffect(() => setOrder(loaded), [loaded]);
  useEffect(() => {
    if (!isOpen || isRefused.current) return;
    const ask = async (): Promise<void> => {
      if (asking.current) return;
      asking.current = true;
      const found = await api.call(getOrder, { params: { orderId: id } });
      asking.current = false;
      if (found.ok) setOrder(found.data);
      else if (found.problem.status === 401) {
        isRefused.current = true;
        clearInterval(timer);
      }
    };
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      if (tries >= mostTries) clearInterval(timer);
      void ask();
    }, everyMs);
    if (last.current !== signal) {
      last.current = signal;
      void ask();
    }
    return () => clearInterval(timer);
  }, [api, id, isOpen, signal]);
  return order;
}
