import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const months = () =>
  [...document.querySelectorAll('.mantine-DatePicker-calendarHeaderLevel')].map((level) => level.textContent);

test('“Next month” moves the two months by one', async () => {
  const screen = await renderScreen(
    <RangeCalendar value={null} firstDay={null} daysNeeded={0} onChange={() => undefined} />,
  );
  await expect.poll(months).toHaveLength(2);
  const [, second] = months();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await expect.poll(() => months()[0]).toBe(second);
});
