/**
 * Where somebody can turn whom the demonstration's office cannot help: by the kind of problem, and for everybody.
 * Numbers as given by thehotline.org, hud.gov, dol.gov/agencies/whd and eeoc.gov, looked up in November 2026.
 */
import type { PracticeAreaName } from '@access/service-kit/practice-areas/practice-areas.rules'
import type { OrganisationInput } from './organisation.rules.ts'

const ofPracticeAreas: Record<PracticeAreaName, string[]> = {
  'Family Law': [
    'If somebody hurts or threatens you: National Domestic Violence Hotline, 1-800-799-7233, day or night',
    'The self-help center of your family court: free help with forms',
  ],
  'Housing Rights': [
    'A HUD-approved housing counselor: 1-800-569-4287',
    'The clerk of the court that wrote to you: ask for the tenant help desk',
  ],
  Employment: [
    'Unpaid wages: Wage and Hour Division of the Department of Labor, 1-866-487-9243',
    'Unfair treatment at work: Equal Employment Opportunity Commission, 1-800-669-4000',
  ],
  Immigration: ['Legal help with immigration near you: https://www.immigrationadvocates.org/legaldirectory'],
  'Criminal Defense': [
    'The public defender of your county: ask the court for one at your first date, it costs you nothing',
  ],
  'Civil Rights': [
    'Civil Rights Division of the Department of Justice: https://civilrights.justice.gov',
    'The American Civil Liberties Union of your state: https://www.aclu.org/affiliates',
  ],
}

const forEverybody = [
  'LawHelp.org: free legal help near you, and guides you can use today: https://www.lawhelp.org',
  'Your local bar association\'s lawyer referral service. Search for your county and "bar association lawyer referral". Many lawyers talk with you for a small fee the first time',
  'Dial 211, day or night: help with rent, food, health and safety near you. Free, in many languages',
]

export const demoReferralResources: OrganisationInput['referralResources'] = [
  ...Object.entries(ofPracticeAreas).flatMap(([practiceArea, texts]) =>
    texts.map((text) => ({ practiceArea, text })),
  ),
  ...forEverybody.map((text) => ({ practiceArea: null, text })),
]
