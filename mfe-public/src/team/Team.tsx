/** Everyone who works here, by department. */
import { Masthead, Page, useOffice, useScreenQuery } from '@access/kit'
import { useSearchParams } from 'react-router-dom'
import { Chips } from '../components/Chips.tsx'
import { FiltersLabel } from '../components/FilterForm.tsx'
import { buildListUrl, getListPage, usePageNumber } from '../components/list-page.ts'
import { NarrowDisclosure } from '../components/NarrowDisclosure.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PersonCard } from './PersonCard.tsx'
import { buildPersonStructuredData } from './structured-data.ts'
import styles from './Team.module.css'
import { TeamDocument } from './team.generated.ts'

/** The departments that the team can be narrowed to. */
export const departments = ['Legal', 'Operations', 'Outreach', 'Administration'] as const

const lead =
  'Attorneys, organizers and the people who keep the doors open. Write to anyone here; a person answers.'

const departmentOptions = [
  { value: '', label: 'All Departments' },
  ...departments.map((department) => ({ value: department, label: department })),
]

// An empty list names no type, and would not be asked for again when the first person joins.
const queryContext = { additionalTypenames: ['TeamMember'] }

export const getPageQuery = () => ({ query: TeamDocument, context: queryContext })

export default function Team() {
  const query = useScreenQuery(getPageQuery())
  const { data } = query
  const { name: organisationName } = useOffice()
  const [params] = useSearchParams()
  const department = params.get('department') ?? ''
  const all = data?.teamMembers ?? []
  const people = all.filter((one) => !department || isSameText(one.department, department))
  const listPage = getListPage(people, usePageNumber())

  return (
    <Page
      title="Our Team"
      description={lead}
      image="person"
      structuredData={all.map((member) => buildPersonStructuredData(member, organisationName))}
    >
      <Masthead title="The people on the other side of the door" currentLabel="Team" lead={lead} />
      <div className="page section-end">
        <NarrowDisclosure
          label={<FiltersLabel name="Department" selected={[department || departmentOptions[0]!.label]} />}
        >
          <Chips
            name="Departments"
            options={departmentOptions}
            selected={department}
            buildUrl={(other) => buildListUrl('/team', { department: other })}
          />
        </NarrowDisclosure>
        <PagedList
          query={query}
          list={data && listPage}
          count={people.length === 1 ? '1 person' : `${people.length} people`}
          buildUrl={(page) => buildListUrl('/team', { department }, page)}
          empty={{
            title: 'No Team Members Found',
            link: department !== '' && { to: '/team', label: 'Show all departments' },
          }}
        >
          <div className={styles.team}>
            {listPage.items.map((person) => (
              <PersonCard key={person.id} person={person} index={all.indexOf(person)} />
            ))}
          </div>
        </PagedList>
      </div>
    </Page>
  )
}

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
