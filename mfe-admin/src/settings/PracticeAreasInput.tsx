/** The practice areas in their order, each with its icon. */
import { icons } from '@access/content/legal-services/legal-service.rules'
import { capitalize, ServiceIcon } from '@access/kit'
import { Flex, Input } from 'antd'
import { EditableRows } from '../components/EditableRows.tsx'
import { Select } from '../components/Select.tsx'
import type { InputProps } from '../management/fields/inputs.tsx'
import type { OfficeFragment } from './settings.generated.ts'
import styles from './settings.module.css'

type PracticeArea = OfficeFragment['practiceAreas'][number]

const iconOptions = icons.map((icon) => ({ value: icon, label: capitalize(icon.replaceAll('-', ' ')) }))

const emptyArea: PracticeArea = { name: '', icon: icons[0]!, judgmentCategory: null }

export function PracticeAreasInput(input: InputProps<PracticeArea[]>) {
  return (
    <EditableRows
      {...input}
      label="Practice areas"
      noun="practice area"
      emptyRow={emptyArea}
      getName={({ name }, position) => name || `practice area ${position}`}
    >
      {(area, change, position) => (
        <Flex wrap gap="small" className={styles.inputs}>
          <Input
            aria-label={`Name of practice area ${position}`}
            placeholder="Like Housing Rights"
            value={area.name}
            onChange={({ target }) => change({ ...area, name: target.value })}
          />
          <Flex component="span" align="center" gap="small">
            <ServiceIcon icon={area.icon} />
            <Select
              aria-label={`Icon of practice area ${position}`}
              value={area.icon}
              options={iconOptions}
              onChange={(icon) => change({ ...area, icon })}
            />
          </Flex>
        </Flex>
      )}
    </EditableRows>
  )
}
