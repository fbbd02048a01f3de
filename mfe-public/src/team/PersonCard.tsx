/** Someone who works here, and how to reach them. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { Arch, EmailAddress, formatTelNumber, isolate, Portrait, Tags, useOffice } from '@access/kit'
import { Mail, Phone } from 'lucide-react'
import { NarrowDisclosure } from '../components/NarrowDisclosure.tsx'
import { Picture } from '../components/Picture.tsx'
import styles from './PersonCard.module.css'
import type { TeamMemberFragment } from './team.generated.ts'

/** How many fields of expertise a card has room for. */
const visibleExpertiseCount = 3

const tones = [1, 2, 3, 4, 5] as const

const joinNames = new Intl.ListFormat('en-US')

/** `place` is where they stand in the whole team; it keeps their colour the same in every department. */
export function PersonCard({ person, index }: { person: TeamMemberFragment; index: number }) {
  const { name, email, phone, designation, department, bio, expertise, languages } = person
  const photoUrl = findPictureUrl(person.photo, person.pictures)
  const initialsFallback = <Portrait name={name} tone={tones[index % tones.length]} />
  return (
    <article className={`card ${styles.person}`}>
      <div className={styles.who}>
        {photoUrl ? (
          <Arch className={styles.photo}>
            <Picture src={photoUrl} alt={`Portrait of ${name}`} fallback={initialsFallback} sizes="8rem" />
          </Arch>
        ) : (
          initialsFallback
        )}
        <div>
          <h2>{name}</h2>
          <p className={styles.role}>{designation}</p>
          <p className="muted small">{department}</p>
        </div>
      </div>
      <NarrowDisclosure className={styles.more ?? ''} label="More" about={`about ${name}`}>
        {bio && <p className={styles.bio}>{bio}</p>}
        {languages && languages.length > 0 && (
          <p className={styles.languages}>Speaks {joinNames.format(languages.map(isolate))}</p>
        )}
        <div className={styles.expertise}>
          <Tags tags={(expertise ?? []).slice(0, visibleExpertiseCount)} label="Expertise" />
        </div>
      </NarrowDisclosure>
      <ContactLinks name={name} email={email} phone={phone} />
    </article>
  )
}

/** On a narrow screen two buttons beside each other. */
function ContactLinks({ name, email, phone }: Pick<TeamMemberFragment, 'name' | 'email' | 'phone'>) {
  const { callingCode } = useOffice()
  if (!email && !phone) return null
  return (
    <div className={styles.reach}>
      {email && (
        <a href={`mailto:${email}`}>
          <Mail className="icon" aria-hidden="true" />{' '}
          <span className={styles.address}>
            <EmailAddress address={email} />
          </span>
          <span className={styles.action}>
            Email<span className="sr"> to {name}</span>
          </span>
        </a>
      )}
      {phone && (
        <a href={`tel:${formatTelNumber(phone, callingCode)}`}>
          <Phone className="icon" aria-hidden="true" /> <span className={styles.address}>{phone}</span>
          <span className={styles.action}>
            Call<span className="sr"> the number of {name}</span>
          </span>
        </a>
      )}
    </div>
  )
}
