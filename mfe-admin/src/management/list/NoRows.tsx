/** What stands where no row does: what to do first, or the way back to all. */
import { Button } from 'antd'
import { Nothing } from '../../parts/Nothing.tsx'
import type { Definition, Listed } from '../definition.ts'
import styles from './list.module.css'
import { isNarrowed } from './question.ts'
import type { Asking } from './useQuestion.ts'

export function NoRows<Row extends Listed, Draft extends object>({
  definition: { empty, noun, filters },
  asking: { question, want },
}: {
  definition: Pick<Definition<Row, Draft>, 'empty' | 'noun' | 'filters'>
  asking: Asking
}) {
  if (!isNarrowed(question)) return <Nothing>{empty}</Nothing>
  const narrowing = ['q', ...filters.map(({ column }) => column)]
  return (
    <>
      <Nothing>{`No ${noun} is like that.`}</Nothing>
      <p className={styles.all}>
        <Button onClick={() => want(Object.fromEntries(narrowing.map((name) => [name, ''])))}>
          Show all {noun}s
        </Button>
      </p>
    </>
  )
}
