/** The icon that a service is shown with, chosen by its looks. */
import { icons } from '@access/content/legal-services/legal-service.rules'
import { capitalize, ServiceIcon } from '@access/kit'
import { Flex, Radio } from 'antd'
import { useId } from 'react'
import parts from '../components/components.module.css'
import { Field } from '../management/fields/Field.tsx'
import type { InputProps } from '../management/fields/inputs.tsx'

export function IconField() {
  return (
    <Field isWide name="icon" label="Icon">
      <IconChoice />
    </Field>
  )
}

function IconChoice({ id, value, onChange }: InputProps<string | null>) {
  const name = useId()
  // Data from elsewhere may carry a key that is not offered; editing must not change it silently.
  const others = value && !(icons as readonly string[]).includes(value) ? [value] : []
  return (
    <fieldset id={id} className={parts.tiles}>
      <legend className="sr">Icon</legend>
      {[null, ...icons, ...others].map((icon) => (
        <Radio key={icon} name={name} checked={icon === (value ?? null)} onChange={() => onChange?.(icon)}>
          <IconName icon={icon} />
        </Radio>
      ))}
    </fieldset>
  )
}

/** A service's icon as visitors see it, and the word for it. */
export function IconName({ icon }: { icon: string | null }) {
  return (
    <Flex component="span" align="center" gap="small" className="nowrap">
      <ServiceIcon icon={icon} />
      {icon ? capitalize(icon.replaceAll('-', ' ')) : 'Default'}
    </Flex>
  )
}
