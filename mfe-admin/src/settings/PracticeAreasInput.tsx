/** The practice areas in their order, each with its icon. */
import { icons } from '@access/content/legal-services/legal-service.rules'
import { capitalize, ServiceIcon } from '@access/kit'
import { Flex, Input } from 'antd'
import { Select } from '../components/Select.tsx'
import type { InputProps } from '../management/fields/input-props.ts'
import { RowsInput } from './RowsInput.tsx'
import type { OfficeFragment } from './settings.generated.ts'

type PracticeArea = OfficeFragment['practiceAreas'][number]

const iconOptions = icons.map((icon) => ({ value: icon, label: capitalize(icon.replaceAll('-', ' ')) }))

const emptyArea: PracticeArea = { name: '', icon: icons[0]!, judgmentCategory: null }

export function PracticeAreasInput(input: InputProps<PracticeArea[]>) {
  return (
    <RowsInput
      {...input}
      label="Practice areas"
      emptyRow={emptyArea}
      add="Add practice area"
      nameOf={({ name }, position) => name || `practice area ${position}`}
      isOrdered
    >
      {(area, change, position) => (
        <>
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
        </>
      )}
    </RowsInput>
  )
}
