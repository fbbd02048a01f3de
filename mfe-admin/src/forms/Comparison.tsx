/** Compares two versions of an item: the differing fields, with the differing words marked. */
import { capitalize } from '@access/kit'
import { Flex, Typography } from 'antd'
import components from '../components/components.module.css'
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
    <Flex component="dl" vertical gap="middle" className={styles.spaced}>
      {fields.map((name) => (
        <div key={name} className={styles.form}>
          <dt className={styles.wide}>
            <strong>{labels.get(name) ?? formatFieldName(name)}</strong>
          </dt>
          <ComparedValue version={one} compareWith={other} name={name} />
          <ComparedValue version={other} compareWith={one} name={name} />
        </div>
      ))}
    </Flex>
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
      <Typography.Text type="secondary">{version.heading}</Typography.Text>
      {text === '' ? (
        <p>Empty</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard must reach it.
        <p className={`${components.written} ${components.scrolling}`} tabIndex={0}>
          {parts.map(({ offset, text, isOwn }) => (isOwn ? <mark key={offset}>{text}</mark> : text))}
        </p>
      )}
    </dd>
  )
}

// A field without a label is shown by its name: 'clientInfo' as 'Client info'. A name in words is a label itself.
const formatFieldName = (name: string) =>
  name.includes(' ') ? name : capitalize(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
