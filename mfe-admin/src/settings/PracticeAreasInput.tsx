/** The practice areas in their order, each with its icon. */
import { icons } from '@access/content/legal-services/legal-service.rules'
import { capitalize, ServiceIcon } from '@access/kit'
import { Input } from 'antd'
import screen from '../components/screen.module.css'
import type { InputProps } from '../management/fields/input-props.ts'
import { RowsInput } from './RowsInput.tsx'
import type { OfficeFragment } from './settings.generated.ts'
import styles from './settings.module.css'

type PracticeArea = OfficeFragment['practiceAreas'][number]

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
          <span className={styles.icon}>
            <ServiceIcon icon={area.icon} />
            <select
              aria-label={`Icon of practice area ${position}`}
              className={screen.choice}
              value={area.icon}
              onChange={({ target }) => change({ ...area, icon: target.value })}
            >
              {icons.map((icon) => (
                <option key={icon} value={icon}>
                  {capitalize(icon.replaceAll('-', ' '))}
                </option>
              ))}
            </select>
          </span>
        </>
      )}
    </RowsInput>
  )
}
