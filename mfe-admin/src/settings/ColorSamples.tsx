/** How the two colors will look, light and dark side by side, and what was changed so that people can read them. */
import { deriveBrandTheme, type MendedColor } from '@access/kit/brand-theme'
import { Flex } from 'antd'
import { useEffect, useRef } from 'react'
import screen from '../components/screen.module.css'
import { useWrittenValues } from '../management/fields/field-context.ts'
import styles from './settings.module.css'

export function ColorSamples() {
  const { brandColor, accentColor } = useWrittenValues()
  const colors = { brandColor: parseColor(brandColor), accentColor: parseColor(accentColor) }
  const { light, dark, mended } = deriveBrandTheme(colors)
  return (
    <Flex wrap gap="small" className={screen.wide}>
      <Sample label="In light" theme="light" tokens={light} />
      <Sample label="In dark" theme="dark" tokens={dark} />
      <div role="status">
        {mended.map((color) => (
          <p key={color.name}>{describeMending(color)}</p>
        ))}
      </div>
    </Flex>
  )
}

/** What is original is no color until it is whole. */
const parseColor = (text: unknown) =>
  typeof text === 'string' && /^#[\da-f]{6}$/i.test(text.trim()) ? text.trim().toLowerCase() : null

function Sample({
  label,
  theme,
  tokens,
}: {
  label: string
  theme: 'light' | 'dark'
  tokens: Record<string, string>
}) {
  const sample = useTokens(tokens)
  return (
    <Flex
      component="figure"
      wrap
      align="center"
      gap="small"
      ref={sample}
      aria-label={label}
      data-theme={theme}
      className={`${styles.sample} ${styles[theme]}`}
    >
      <figcaption aria-hidden>{label}</figcaption>
      <span className="btn btn-quiet">A link</span>
      <span className="btn btn-primary">A button</span>
      <span className="btn btn-accent">Get help</span>
    </Flex>
  )
}

/** Sets tokens on an element, in place of those of before. By script, since the policy of the page has no inline styles. */
function useTokens(tokens: Record<string, string>) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    element.current?.removeAttribute('style')
    for (const [name, value] of Object.entries(tokens)) element.current?.style.setProperty(`--${name}`, value)
  }, [tokens])
  return element
}

const labels = { brandColor: 'main color', accentColor: 'second color' }

const describeMending = ({ name, original, used, contrast, required }: MendedColor) =>
  `Your ${labels[name]} ${original} has a contrast of ${contrast.toFixed(1)} where text needs ${required}. Pages use ${used}: the same hue, ${
    name === 'brandColor' ? 'darker' : 'lighter'
  }.`
