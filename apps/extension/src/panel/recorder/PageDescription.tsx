import type { RecordedPage } from '../../recorder/recorder-state.ts';
import { Section } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import { useTexts } from '../use-texts.ts';

const shape = /^[A9*-]{4,40}$/;

// What the page is called and how it differs from others; the clock and the reference number where it has them.
export function PageDescription({ page }: { page: RecordedPage }) {
  const { t } = useTexts();
  const { recorder } = useActions();
  const setReference = (label: string, form: string) =>
    recorder.describe({ reference: label.trim() && shape.test(form) ? { label: label.trim(), shape: form } : null });
  return (
    <Section>
      <details>
        <summary className="link">{t.recorder.advanced}</summary>
        <div className="form">
          <label>
            {t.recorder.pageTitle}
            <input
              value={page.title}
              maxLength={300}
              onChange={(event) => recorder.describe({ title: event.target.value })}
            />
          </label>
          <label>
            {t.recorder.step}
            <input
              type="number"
              min={1}
              max={60}
              value={page.step}
              onChange={(event) =>
                recorder.describe({ step: Math.max(1, Math.trunc(event.target.valueAsNumber) || 1) })
              }
            />
          </label>
          <label>
            {t.recorder.heading}
            <select
              value={page.heading ?? ''}
              onChange={(event) => recorder.describe({ heading: event.target.value || null })}
            >
              <option value="">{t.recorder.noHeading}</option>
              {[...new Set([...(page.heading ? [page.heading] : []), ...page.skeleton.headings])].map((heading) => (
                <option key={heading} value={heading}>
                  {heading}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t.recorder.clock}
            <input
              value={page.clock ?? ''}
              maxLength={300}
              onChange={(event) =>
                recorder.describe({ clock: event.target.value.trim() === '' ? null : event.target.value })
              }
            />
          </label>
          <label>
            {t.recorder.referenceLabel}
            <input
              defaultValue={page.reference?.label ?? ''}
              maxLength={300}
              onBlur={(event) => setReference(event.target.value, page.reference?.shape ?? 'A*******')}
            />
          </label>
          {page.reference ? (
            <label>
              {t.recorder.referenceShape}
              <input
                defaultValue={page.reference.shape}
                maxLength={40}
                onBlur={(event) => setReference(page.reference!.label, event.target.value.toUpperCase())}
              />
            </label>
          ) : null}
        </div>
      </details>
    </Section>
  );
}
