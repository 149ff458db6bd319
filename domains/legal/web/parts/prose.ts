/** How the words of a legal text are set. */
export const prose =
  'grid gap-9 leading-relaxed [&_h2]:mb-2 [&_h2]:font-bold [&_h2]:text-xl [&_h2]:tracking-tight [&_li]:mt-2 ' +
  '[&_li]:pl-1 [&_p+p]:mt-3 [&_p]:text-pretty [&_section]:scroll-mt-24 [&_ul+p]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 ' +
  '[&_li]:marker:text-subtle';
