/** A colour, typed as #rrggbb or picked; empty for the website's own. */
import { Button, Input } from 'antd'
import type { InputProps } from '../management/fields/input-props.ts'
import styles from './settings.module.css'

/** What a picker shows while there is no colour that it could show. */
const noColor = '#808080'

export function ColorInput({
  swatchLabel,
  value,
  onChange,
  ...control
}: InputProps<string | null> & { swatchLabel: string }) {
  const isColor = /^#[\da-f]{6}$/i.test(value ?? '')
  return (
    <div className={styles.color}>
      <Input
        {...control}
        className={styles.colorText}
        autoComplete="off"
        spellCheck={false}
        placeholder="#0f5148"
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <input
        type="color"
        className={styles.swatch}
        aria-label={swatchLabel}
        value={isColor ? value!.toLowerCase() : noColor}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {value && (
        <Button type="text" onClick={() => onChange?.('')}>
          Use the website’s own
        </Button>
      )}
    </div>
  )
}
