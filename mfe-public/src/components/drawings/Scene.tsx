/** A drawing of two layers: the place is cut to what has room, and what it is about is always whole. */
import { chooseScenes, type Drawn } from './choose-scene.ts'
import styles from './Drawing.module.css'
import { lights } from './lights.tsx'
import { places } from './places.tsx'
import { createRandom } from './random.ts'
import { subjects } from './subjects.tsx'

export interface SceneProps {
  drawn: Drawn
  /** Those before it in the same list, the last of which stands beside it. */
  before?: readonly Drawn[] | undefined
}

export default function Scene({ drawn, before = [] }: SceneProps) {
  const { place, subject, light } = chooseScenes([...before, drawn]).at(-1)!
  return (
    <>
      <svg
        className={styles.layer}
        viewBox="0 0 640 330"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path className="f-wall" d="M0 0H640V330H0Z" />
        {places[place].draw(createRandom(drawn.seed))}
        {lights[light]}
      </svg>
      <svg
        className={styles.layer}
        viewBox="0 0 160 160"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        {subjects[subject]}
      </svg>
    </>
  )
}
