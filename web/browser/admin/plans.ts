import { byId } from '../element.ts';
import { at, list, number, text } from '../request.ts';
import { messageOf, optionsOf, runKeyCommand, valuesOf } from './client.ts';
import { table } from './drawing.ts';

const form = byId('plan-editor', HTMLFormElement);

export function showPlans(state: unknown): void {
  const limit = (plan: unknown, path: string) => number(plan, path)?.toLocaleString('en') ?? 'no limit';
  byId('plan-table', HTMLElement).replaceChildren(
    table(
      'Plans',
      [
        'Plan',
        'Requests per minute',
        'Pooled',
        'Carrier',
        'Deep e-mail',
        'Deep VAT',
        'Paid deep',
        'Features',
      ],
      list(state, 'plans').map((plan) => [
        text(plan, 'name') ?? '',
        limit(plan, 'requests_per_minute'),
        limit(plan, 'pooled_per_month'),
        limit(plan, 'carrier_per_month'),
        limit(plan, 'email_deep_per_month'),
        limit(plan, 'vat_deep_per_month'),
        at(plan, 'deep') === true ? 'yes' : 'no',
        list(plan, 'features').join(', ') || 'none',
      ]),
    ),
  );
}

/** Connects the form to its action. @param changed called after a plan has changed */
export function startPlans(changed: () => Promise<void>): void {
  const problem = byId('plan-editor-error', HTMLElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save();
  });
  async function save(): Promise<void> {
    problem.textContent = '';
    const { name = '', ...options } = valuesOf(form);
    try {
      await runKeyCommand(['plan', name, ...optionsOf(options)]);
      form.reset();
      await changed();
    } catch (error) {
      problem.textContent = messageOf(error);
    }
  }
}
