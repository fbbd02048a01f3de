/** Our social media accounts. Until there are some, there are placeholders: links without a URL. */
import { useOffice } from '@access/kit'

const networkIcons = [
  { name: 'Facebook', shape: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z' },
  {
    name: 'LinkedIn',
    shape:
      'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM4 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  },
  {
    name: 'YouTube',
    shape:
      'M2.5 17a24 24 0 0 1 0-10 2 2 0 0 1 1.4-1.4 50 50 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24 24 0 0 1 0 10 2 2 0 0 1-1.4 1.4 50 50 0 0 1-16.2 0A2 2 0 0 1 2.5 17zM10 15l5-3-5-3z',
  },
]

// A globe, for those without an icon.
const defaultIcon = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M2 12h20M12 2a15 15 0 0 1 0 20 15 15 0 0 1 0-20'

export function SocialLinks() {
  const { social } = useOffice()
  const accounts: readonly { name: string; url?: string }[] = social.length > 0 ? social : networkIcons
  return (
    <ul className="social" aria-label="Social media">
      {accounts.map(({ name, url }) => (
        <li key={url ?? name}>
          <a
            className="btn-icon"
            {...(url ? { href: url, rel: 'noopener noreferrer' } : { role: 'link', 'aria-disabled': true })}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={findIcon(name)} />
            </svg>
            <span className="sr">
              {name}
              {!url && ' (not yet)'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const findIcon = (account: string) =>
  networkIcons.find(({ name }) => name.toLowerCase() === account.toLowerCase())?.shape ?? defaultIcon
