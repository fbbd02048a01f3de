/** Where else people can turn, for letters. They named the demonstration's places until now, so these are stored. */
import { Migration } from '@mikro-orm/migrations'

const places: readonly (readonly [practiceArea: string | null, text: string])[] = [
  [
    'Family Law',
    'If somebody hurts or threatens you: National Domestic Violence Hotline, 1-800-799-7233, day or night',
  ],
  ['Family Law', 'The self-help center of your family court: free help with forms'],
  ['Housing Rights', 'A HUD-approved housing counselor: 1-800-569-4287'],
  ['Housing Rights', 'The clerk of the court that wrote to you: ask for the tenant help desk'],
  ['Employment', 'Unpaid wages: Wage and Hour Division of the Department of Labor, 1-866-487-9243'],
  ['Employment', 'Unfair treatment at work: Equal Employment Opportunity Commission, 1-800-669-4000'],
  [
    'Immigration',
    'Legal help with immigration near you: https://www.immigrationadvocates.org/legaldirectory',
  ],
  [
    'Criminal Defense',
    'The public defender of your county: ask the court for one at your first date, it costs you nothing',
  ],
  ['Civil Rights', 'Civil Rights Division of the Department of Justice: https://civilrights.justice.gov'],
  ['Civil Rights', 'The American Civil Liberties Union of your state: https://www.aclu.org/affiliates'],
  [null, 'LawHelp.org: free legal help near you, and guides you can use today: https://www.lawhelp.org'],
  [
    null,
    'Your local bar association\'s lawyer referral service. Search for your county and "bar association lawyer referral". Many lawyers talk with you for a small fee the first time',
  ],
  [null, 'Dial 211, day or night: help with rent, food, health and safety near you. Free, in many languages'],
]

export class ReferralResources extends Migration {
  override up() {
    const stored = JSON.stringify(places.map(([practiceArea, text]) => ({ practiceArea, text })))
    this.addSql(
      `alter table "organisation" add "referral_resources" jsonb not null default '${stored.replaceAll("'", "''")}'`,
    )
    this.addSql(`alter table "organisation" alter column "referral_resources" set default '[]'`)
  }
}
