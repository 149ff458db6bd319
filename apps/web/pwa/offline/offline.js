// Runs before the offline page is painted, without anything else of the site.
const kept = Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=')));
const plain = document.currentScript.dataset.plain;
if (kept.theme === 'dark' || kept.theme === 'light') document.documentElement.dataset.theme = kept.theme;
if (kept.discreet === '1') {
  document.title = plain;
  document.getElementById('icon').href = '/icon-plain.svg';
}

// The page stands in for another address: once the server answers, that address is loaded again.
const wait = 4000;
async function again() {
  try {
    const answer = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
    if (answer.ok && !location.pathname.startsWith('/offline/')) location.reload();
  } catch {
    // Still away.
  }
}
addEventListener('online', again);
setInterval(() => {
  if (navigator.onLine && document.visibilityState === 'visible') void again();
}, wait);
