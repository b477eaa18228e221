import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { agent } from '../testing/people.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { DateRangeInput } from './DateRangeInput.tsx';

const months = () =>
  [...document.querySelectorAll('.mantine-DatePickerInput-calendarHeaderLevel')].map((level) => level.textContent);

test('“Next month” moves by one month, also where two months are shown', async () => {
  const screen = await renderScreen(
    <DateRangeInput id="trip" label="Travel dates" numberOfColumns={2} ariaLabels={{ nextMonth: 'Next month' }} />,
    { user: agent },
  );
  await userEvent.click(screen.getByRole('button', { name: /Travel dates/ }));
  await expect.poll(months).toHaveLength(2);
  const [, second] = months();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await expect.poll(() => months()[0]).toBe(second);
});
