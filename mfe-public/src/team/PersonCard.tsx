/** Someone who works here, and how to reach them. */
import { Arch, Portrait, Tags } from '@access/kit'
import { Mail, Phone } from 'lucide-react'
import { Picture } from '../Picture.tsx'
import type { Colleague } from './documents.ts'
import styles from './PersonCard.module.css'

/** How many fields of expertise a card has room for. */
const shownExpertise = 3

const tones = [1, 2, 3, 4, 5] as const

const inOneSentence = new Intl.ListFormat('en-US')

/** `place` is where they stand in the whole team; it keeps their colour the same in every department. */
export function PersonCard({ person, place }: { person: Colleague; place: number }) {
  const { name, photo, email, phone, designation, department, bio, expertise, languages } = person
  const initialsInstead = <Portrait name={name} tone={tones[place % tones.length]} />
  return (
    <article className={`card ${styles.person}`}>
      <div className={styles.who}>
        {photo ? (
          <Arch className={styles.photo}>
            <Picture src={photo} alt={`Portrait of ${name}`} instead={initialsInstead} sizes="8rem" />
          </Arch>
        ) : (
          initialsInstead
        )}
        <div>
          <h2>{name}</h2>
          <p className={styles.role}>{designation}</p>
          <p className="muted small">{department}</p>
        </div>
      </div>
      {bio && <p className={styles.bio}>{bio}</p>}
      {languages && languages.length > 0 && (
        <p className={styles.languages}>Speaks {inOneSentence.format(languages)}</p>
      )}
      <div className={styles.expertise}>
        <Tags words={(expertise ?? []).slice(0, shownExpertise)} label="Expertise" />
      </div>
      <Reach email={email} phone={phone} />
    </article>
  )
}

function Reach({ email, phone }: Pick<Colleague, 'email' | 'phone'>) {
  if (!email && !phone) return null
  return (
    <div className={styles.reach}>
      {email && (
        <a href={`mailto:${email}`}>
          <Mail className="icon" aria-hidden="true" /> {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${dialled(phone)}`}>
          <Phone className="icon" aria-hidden="true" /> {phone}
        </a>
      )}
    </div>
  )
}

/** '(555) 555-0101 ext. 4' is dialled as 5555550101;ext=4. */
function dialled(phone: string): string {
  const [number = '', extension = ''] = phone.split(/[a-z]+\.?|#/i).map((part) => part.replace(/[^\d+]/g, ''))
  return extension ? `${number};ext=${extension}` : number
}
