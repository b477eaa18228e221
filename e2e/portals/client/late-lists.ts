interface Option {
  readonly value: string;
  readonly text: string;
}

// A list that the page fetches after another control has changed. Until it is there it is empty and disabled.
export function fetchLateLists(): void {
  for (const list of document.querySelectorAll<HTMLSelectElement>('select[data-late-after]')) {
    const driver = document.querySelector<HTMLSelectElement>(`[id="${list.dataset.lateAfter}"]`);
    let asked = 0;
    driver?.addEventListener('change', () => {
      asked += 1;
      const turn = asked;
      list.replaceChildren(new Option('', ''));
      list.disabled = true;
      list.dispatchEvent(new Event('change', { bubbles: true }));
      const text = driver.value === '' ? '' : (driver.selectedOptions[0]?.text ?? '');
      if (text === '') return;
      void fetchOptions(list.dataset.control!, text).then((options) => {
        if (turn !== asked) return;
        list.replaceChildren(
          new Option('Select', ''),
          ...options.map((option) => new Option(option.text, option.value)),
        );
        list.disabled = false;
      });
    });
  }
}

async function fetchOptions(control: string, after: string): Promise<readonly Option[]> {
  const response = await fetch(`/options?${new URLSearchParams({ control, after }).toString()}`);
  return (await response.json()) as readonly Option[];
}
