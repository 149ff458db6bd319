import { certificate, pushService } from '#domains/web-push/testing/push-service.ts';

/** Push services of a process of their own, each at an address of its own; says what came when it is asked. */
const count = Number(process.argv[2]);
const pair = certificate();
const services = await Promise.all(Array.from({ length: count }, () => pushService(pair)));
let firstAt: number | null = null;
for (const service of services) {
  service.answer(() => {
    firstAt ??= Date.now();
    return { status: 201 };
  });
}
process.on('message', () => {
  const paths = services.flatMap(({ received, origin }) => received.map(({ path }) => origin + path));
  process.send?.({ received: paths.length, different: new Set(paths).size, firstAt });
});
process.send?.({ ca: pair.cert, origins: services.map(({ origin }) => origin) });
