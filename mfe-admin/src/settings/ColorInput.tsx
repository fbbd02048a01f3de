/** A colour, typed as #rrggbb or picked; empty for the website's own. */
import { Button, Flex, Input } from 'antd'
import type { InputProps } from '../management/fields/inputs.tsx'
import styles from './settings.module.css'

export function ColorInput({
  swatchLabel,
  websiteColor,
  value,
  onChange,
  ...control
}: InputProps<string | null> & {
  swatchLabel: string
  /** What the website has without one. */
  websiteColor: string
}) {
  const isColor = /^#[\da-f]{6}$/i.test(value ?? '')
  return (
    <Flex wrap align="center" gap="small">
      <Input
        {...control}
        className={styles.colorText}
        autoComplete="off"
        spellCheck={false}
        placeholder={websiteColor}
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <input
        type="color"
        className={styles.swatch}
        aria-label={swatchLabel}
        value={isColor ? value!.toLowerCase() : websiteColor}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {value && (
        <Button type="text" onClick={() => onChange?.('')}>
          Use the website’s own
        </Button>
      )}
    </Flex>
  )
}
