/** Compares two versions of an item: the differing fields, with the differing words marked. */
import { capitalize } from '@access/kit'
import styles from '../components/screen.module.css'
import {
  formatValue,
  type Labels,
  listDifferingFields,
  splitDifferences,
  type Values,
} from './differences.ts'

type ComparedVersion = { heading: string; values: Values }

export function Comparison({
  labels,
  one,
  other,
}: {
  labels: Labels
  one: ComparedVersion
  other: ComparedVersion
}) {
  const fields = listDifferingFields(labels, one.values, other.values)
  if (fields.length === 0) return <p>No differences.</p>
  return (
    <dl className={styles.comparison}>
      {fields.map((name) => (
        <div key={name}>
          <dt>{labels.get(name) ?? formatFieldName(name)}</dt>
          <ComparedValue version={one} compareWith={other} name={name} />
          <ComparedValue version={other} compareWith={one} name={name} />
        </div>
      ))}
    </dl>
  )
}

function ComparedValue({
  version,
  compareWith,
  name,
}: {
  version: ComparedVersion
  compareWith: ComparedVersion
  name: string
}) {
  const text = formatValue(version.values[name])
  const parts = splitDifferences(text, formatValue(compareWith.values[name]))
  return (
    <dd>
      <span className={styles.side}>{version.heading}</span>
      {text === '' ? (
        <span className={styles.emptyValue}>Empty</span>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard must reach it.
        <p className={styles.sideText} tabIndex={0}>
          {parts.map(({ offset, text, isOwn }) => (isOwn ? <mark key={offset}>{text}</mark> : text))}
        </p>
      )}
    </dd>
  )
}

// A field without a label is shown by its name: 'clientInfo' as 'Client info'. A name in words is a label itself.
const formatFieldName = (name: string) =>
  name.includes(' ') ? name : capitalize(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
