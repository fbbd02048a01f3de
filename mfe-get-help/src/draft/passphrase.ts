/**
 * The words that open the answers saved on this device: six of 256, 48 bits. With the slow key of `encrypted-draft.ts`
 * all of them would take one graphics card of today about a thousand years.
 */

const wordCount = 6

/** Short, common and unlike each other. 256, so that each byte is a word. */
const words =
  'apple arch aunt away baby bake ball band bank barn base bath bean bear bell belt bench berry bike bird blue boat book boot bowl bread brick brush bulb bush cake calm camp cape card cart cave chair chalk chart chip city clay clock cloud club coat cocoa coin cook coral corn cow crab crane cream crew crop crown cube cup dairy dance deer desk dice dish doll door dove dress drum duck dune eagle east echo edge egg elbow farm fern field film fish flag flame flour flute foam fog fork fox frog fruit gate gift glass globe glove goat gold goose grape grass green hair hall harp hat hay hill honey hoop horn horse house ice inch ink iron ivy jam jar jeep juice key king kite kiwi knee knot lace lake lamb lamp lawn leaf lemon lime lion lock log loop lunch map maple mask meal melon menu milk mint moon moss mouse mug music nail neck nest note nut oak ocean olive onion oval oven owl paint palm paper park path pea peach pear piano pie pig pine pink pipe plum pond pony pool pot purse quilt radio rail rain red rice ring river road robin rock roof room rope rose ruby rug sail salad salt sand scarf seed shed sheep ship shoe shop silk sink sky slide snow soap sock sofa song soup spoon star stone stool storm straw sugar sun swan table tent tiger toast tool town toy train tray tree tulip vase wagon wall water wave west wheel wind'.split(
    ' ',
  )

/** Six new words, like "river candle orange maple lamp boat". */
export const generatePassphrase = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(wordCount)), (byte) => words[byte]).join(' ')

/** Words as we gave them, however they were typed: capitals, commas and line breaks do not matter. */
export const normalizePassphrase = (typed: string) =>
  typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(' ')
