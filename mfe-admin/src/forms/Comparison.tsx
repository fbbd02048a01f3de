/** Compares two versions of an item: the differing fields, with the differing words marked. */
import { capitalize } from '@access/kit'
import { Flex, Typography } from 'antd'
import components from '../components/components.module.css'
import { Scrollable } from '../components/Scrollable.tsx'
import styles from '../components/screen.module.css'
import { splitWords } from '../components/split-words.ts'
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
      {fields.map((name) => {
        const field = { name, label: labels.get(name) ?? formatFieldName(name) }
        return (
          <div key={name} className={styles.form}>
            <dt className={styles.wide}>
              <strong>{field.label}</strong>
            </dt>
            <ComparedValue version={one} compareWith={other} {...field} />
            <ComparedValue version={other} compareWith={one} {...field} />
          </div>
        )
      })}
    </Flex>
  )
}

function ComparedValue({
  version,
  compareWith,
  name,
  label,
}: {
  version: ComparedVersion
  compareWith: ComparedVersion
  name: string
  label: string
}) {
  const text = formatValue(version.values[name])
  const parts = splitDifferences(text, formatValue(compareWith.values[name]))
  return (
    <dd>
      <Typography.Text type="secondary">{version.heading}</Typography.Text>
      {text === '' ? (
        <p>Empty</p>
      ) : (
        <Scrollable
          aria-label={`${version.heading}: ${label}`}
          className={`${components.written} ${components.scrolling}`}
        >
          {parts.map(({ offset, text, isOwn }) => (isOwn ? <mark key={offset}>{text}</mark> : text))}
        </Scrollable>
      )}
    </dd>
  )
}

// A field without a label is shown by its name: 'clientInfo' as 'Client info'. A name in words is a label itself.
const formatFieldName = (name: string) => (name.includes(' ') ? name : capitalize(splitWords(name)))
