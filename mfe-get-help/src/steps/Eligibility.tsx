/** Step 3: the household's income, as a range, and its size. Nothing is chosen beforehand. */
import { Choices } from '@access/kit'
import { householdSizes, incomes } from '@access/requests/legal-aid-requests/legal-aid-request.rules'
import type { Ask } from '../asking.tsx'
import styles from './Eligibility.module.css'

const asChoices = (options: readonly string[]) => options.map((option) => ({ value: option, label: option }))

export function Eligibility({ ask }: { ask: Ask }) {
  return (
    <>
      <Choices {...ask.chosen('income')} choices={asChoices(incomes)} />
      <Choices
        {...ask.chosen('householdSize')}
        choices={asChoices(householdSizes)}
        className={styles.sizes}
      />
    </>
  )
}
