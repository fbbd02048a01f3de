/** Step 3: the household's income, as a range, and its size. Nothing is preselected. */
import { RadioGroup } from '@access/kit'
import { householdSizes, incomes } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import styles from './Eligibility.module.css'
import type { QuestionProps } from './question-props.tsx'

const buildChoices = (options: readonly string[]) =>
  options.map((option) => ({ value: option, label: option }))

export function Eligibility({ questionProps }: { questionProps: QuestionProps }) {
  return (
    <>
      <RadioGroup {...questionProps.getChoiceProps('income')} options={buildChoices(incomes)} />
      <RadioGroup
        {...questionProps.getChoiceProps('householdSize')}
        options={buildChoices(householdSizes)}
        className={styles.sizes}
      />
    </>
  )
}
