/** The places that letters name to those whom the office cannot help. */
import { Flex, Input } from 'antd'
import { EditableRows } from '../components/EditableRows.tsx'
import { buildOptions, Select } from '../components/Select.tsx'
import { useWrittenValues } from '../management/fields/field-context.ts'
import type { InputProps } from '../management/fields/inputs.tsx'
import type { OfficeFragment } from './settings.generated.ts'
import styles from './settings.module.css'

type ReferralResource = OfficeFragment['referralResources'][number]

const emptyPlace: ReferralResource = { practiceArea: null, text: '' }

export function ReferralsInput(input: InputProps<ReferralResource[]>) {
  const { practiceAreas = [] } = useWrittenValues() as Partial<OfficeFragment>
  const names = practiceAreas.map(({ name }) => name).filter(Boolean)
  return (
    <EditableRows
      {...input}
      label="Referrals"
      noun="place"
      emptyRow={emptyPlace}
      getName={({ text }, position) => text || `place ${position}`}
    >
      {(place, change, position) => (
        <Flex wrap gap="small" className={styles.inputs}>
          <Input.TextArea
            rows={2}
            aria-label={`Place ${position} and how to reach it`}
            placeholder="Like Tenants’ union, (555) 555-0104"
            value={place.text}
            // It is a line of a list in the letter.
            onChange={({ target }) => change({ ...place, text: target.value.replaceAll('\n', ' ') })}
          />
          <Select
            aria-label={`Whom place ${position} helps`}
            value={place.practiceArea}
            emptyLabel="Everybody"
            options={buildOptions(listChoices(names, place))}
            onChange={(name) => change({ ...place, practiceArea: name || null })}
          />
        </Flex>
      )}
    </EditableRows>
  )
}

/** A practice area that has another name by now stays chosen until somebody chooses again. */
const listChoices = (names: string[], { practiceArea }: ReferralResource) =>
  practiceArea && !names.includes(practiceArea) ? [...names, practiceArea] : names
