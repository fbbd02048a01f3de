/** Everyone who works here, by department. */
import { EmptyState, LinkButton, LoadFailed, Loading, Masthead, Page, useRetry } from '@access/kit'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Chips } from '../Chips.tsx'
import { departments } from './departments.ts'
import { type Colleague, teamDocument } from './documents.ts'
import { PersonCard } from './PersonCard.tsx'
import { structuredPerson } from './structured.ts'
import styles from './Team.module.css'

const lead =
  'Attorneys, organizers and the people who keep the doors open. Write to anyone here; a person answers.'

const choices = [
  { value: '', label: 'All Departments' },
  ...departments.map((department) => ({ value: department, label: department })),
]

const nothing: Colleague[] = []
// An empty list names no type, and would not be asked for again when the first person joins.
const context = { additionalTypenames: ['TeamMember'] }

export default function Team() {
  const asked = useQuery({ query: teamDocument, context })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)
  const [params] = useSearchParams()
  const department = params.get('department') ?? ''
  const all = data?.teamMembers ?? nothing
  const people = all.filter((one) => !department || same(one.department, department))

  return (
    <Page title="Our Team" description={lead} image="person" structured={all.map(structuredPerson)}>
      <Masthead title="The people on the other side of the door" here="Team" lead={lead} />
      <div className="page section-end">
        <Chips name="Departments" choices={choices} chosen={department} addressOf={addressOf} />
        <p className="found" role="status">
          {data && <strong>{people.length === 1 ? '1 person' : `${people.length} people`}</strong>}
        </p>
        {fetching && !data && !retry.failed && <Loading />}
        {people.length > 0 && (
          <div className={styles.team}>
            {people.map((person) => (
              <PersonCard key={person.id} person={person} place={all.indexOf(person)} />
            ))}
          </div>
        )}
        {people.length === 0 && (data || retry.failed) && (
          <EmptyState
            title="No Team Members Found"
            action={
              department && (
                <LinkButton look="outline" to="/team">
                  Show all departments
                </LinkButton>
              )
            }
          />
        )}
        {retry.failed && <LoadFailed {...retry} />}
      </div>
    </Page>
  )
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const addressOf = (department: string) =>
  department ? `/team?${new URLSearchParams({ department })}` : '/team'
