/** The fields an item's form is made of. Each holds the value that is sent, whatever it shows. */
import { Input, Switch } from 'antd'
import type { ComponentType } from 'react'
import styles from '../../components/screen.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { Choice, DayInput, ListInput, MomentInput, NumberInput } from './inputs.tsx'

/** One line. */
export function TextField({
  type = 'text',
  ...field
}: FieldProps & { type?: 'text' | 'email' | 'tel' | 'url' }) {
  return (
    <Field {...field}>
      <Input type={type} dir="auto" autoComplete="off" />
    </Field>
  )
}

/** Several lines, over the whole width. */
export function LongField({ rows = 4, ...field }: FieldProps & { rows?: number }) {
  return (
    <Field isWide {...field}>
      <Input.TextArea dir="auto" rows={rows} className={styles.long} />
    </Field>
  )
}

/** One of the options the rules offer. */
export function ChoiceField({ options, ...field }: FieldProps & { options: readonly string[] }) {
  return (
    <Field {...field}>
      <Choice options={options} />
    </Field>
  )
}

/** A day, sent as midnight UTC. */
export const DayField = createField(DayInput)

/** A day of the organisation's calendar, or an instant of which the day is changed. */
export const MomentField = createField(MomentInput)

/** A list, written with commas. */
export function ListField({ hint = 'Separate with commas', ...field }: FieldProps) {
  return (
    <Field hint={hint} {...field}>
      <ListInput />
    </Field>
  )
}

/** A number, or nothing. */
export const NumberField = createField(NumberInput)

/** Yes or no. */
export function SwitchField(field: FieldProps) {
  return (
    <Field valuePropName="checked" {...field}>
      <Switch />
    </Field>
  )
}

function createField(FieldInput: ComponentType) {
  return (field: FieldProps) => (
    <Field {...field}>
      <FieldInput />
    </Field>
  )
}
