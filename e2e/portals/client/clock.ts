// The visible time left; at its end the page goes where the server says that the session is over.
export function startClock(): void {
  const clock = document.querySelector<HTMLElement>('#session-clock');
  if (!clock) return;
  const endsAt = Date.now() + Number(clock.dataset.seconds) * 1000;
  const tick = () => {
    const left = Math.max(0, Math.round((endsAt - Date.now()) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    if (left === 0) location.assign('/session-ended');
  };
  setInterval(tick, 1000);
}
