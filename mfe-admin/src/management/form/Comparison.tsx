/** Two versions of an item side by side: the fields that differ, and in them the words. */
import { capitalised } from '@access/kit'
import styles from '../management.module.css'
import { apart, asWords, differing, type Labels, type Values } from './differences.ts'

type Version = { heading: string; values: Values }

export function Comparison({ labels, one, other }: { labels: Labels; one: Version; other: Version }) {
  const fields = differing(labels, one.values, other.values)
  if (fields.length === 0) return <p>Nothing differs.</p>
  return (
    <dl className={styles.comparison}>
      {fields.map((name) => (
        <div key={name}>
          <dt>{labels.get(name) ?? inWords(name)}</dt>
          <Side version={one} beside={other} name={name} />
          <Side version={other} beside={one} name={name} />
        </div>
      ))}
    </dl>
  )
}

function Side({ version, beside, name }: { version: Version; beside: Version; name: string }) {
  const text = asWords(version.values[name])
  const { start, own, end } = apart(text, asWords(beside.values[name]))
  return (
    <dd>
      <span className={styles.side}>{version.heading}</span>
      {text === '' ? (
        <span className={styles.found}>Empty</span>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard must reach it.
        <p className={styles.sideText} tabIndex={0}>
          {start}
          {own && <mark>{own}</mark>}
          {end}
        </p>
      )}
    </dd>
  )
}

// A field that the form has no place for is called by its name: 'clientInfo' is 'Client info'.
const inWords = (name: string) => capitalised(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
