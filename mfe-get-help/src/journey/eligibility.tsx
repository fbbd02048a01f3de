/** Step 3: the household's income, as a range, and its size. Nothing is preselected. */
import { householdSizes, incomes } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import styles from './eligibility.module.css'
import type { Question } from './question.ts'
import { Choice } from './question-fields.tsx'

const buildOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const income: Question = {
  name: 'income',
  path: 'eligibilityData.income',
  label: "What is your household's income?",
  hint: 'For a year, before taxes; a guess is fine. If you are leaving someone, count only money that you can reach.',
  why: 'Our help is for people who cannot pay a lawyer. The answer alone never decides, and no one sees it but us.',
  missing: "your household's income",
  summary: 'Income',
  Field: (props) => <Choice {...props} options={buildOptions(incomes)} />,
}

const householdSize: Question = {
  name: 'householdSize',
  path: 'eligibilityData.householdSize',
  label: 'How many people are in your household?',
  hint: 'You and the people who share money with you.',
  why: 'The same income must feed one person or five. We compare it with a table that grows with the household.',
  missing: 'how many people are in your household',
  summary: 'Household size',
  Field: (props) => <Choice {...props} options={buildOptions(householdSizes)} className={styles.sizes} />,
}

export const eligibilityFields = [income, householdSize]
