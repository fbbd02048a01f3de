/** Who the organisation is, beside how to reach it. What was shown until now was the demonstration's, so that is stored. */
import { Migration } from '@mikro-orm/migrations'

const practiceAreas = [
  { name: 'Family Law', judgmentCategory: 'Family Law', icon: 'family-law' },
  { name: 'Housing Rights', judgmentCategory: 'Housing', icon: 'housing' },
  { name: 'Employment', judgmentCategory: 'Employment', icon: 'employment' },
  { name: 'Immigration', judgmentCategory: 'Immigration', icon: 'immigration' },
  { name: 'Criminal Defense', judgmentCategory: 'Criminal', icon: 'criminal' },
  { name: 'Civil Rights', judgmentCategory: null, icon: 'civil-rights' },
]

/** By column: its type, what a row that is there already gets, and what another gets from whoever does not know the column. */
const columns: readonly (readonly [name: string, type: string, soFar: string, fromNowOn: string])[] = [
  ['name', 'text', `'Access to Justice'`, `'Legal aid office'`],
  ['tagline', 'text', `'Access to Justice'`, `'Free legal help'`],
  ['description', 'text', `'Free legal help since 2010'`, `'Free legal help'`],
  ['emergency_number', 'text', `'911'`, `'911'`],
  ['calling_code', 'text', `'1'`, `'1'`],
  ['service_area', 'text', `'Port Maren and the counties around it'`, `'our area'`],
  ['practice_areas', 'jsonb', `'${JSON.stringify(practiceAreas)}'`, `'[]'`],
  ['first_answer_hours', 'int', '48', '48'],
  ['emergency_answer_hours', 'int', '24', '24'],
]

export class Identity extends Migration {
  override up() {
    for (const [name, type, soFar, fromNowOn] of columns) {
      this.addSql(`alter table "organisation" add "${name}" ${type} not null default ${soFar}`)
      this.addSql(`alter table "organisation" alter column "${name}" set default ${fromNowOn}`)
    }
    this.addSql(`alter table "organisation" add "logo" text null, add "brand_color" text null,
      add "accent_color" text null, add "intake_contact" text null, add "set_up_at" timestamptz null`)
  }
}
