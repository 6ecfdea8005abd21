import { z } from 'zod'
import { tryFields } from '../../src/content/tryFields.ts'
import { BATCH_MAX } from './batch.ts'
import { madeId as id } from './device.ts'

const version = z.union([z.string().regex(/^[\x20-\x7e]{1,32}$/), z.int()]).transform(String)
const whole = (max: number) => z.int().min(0).max(max)
const place = z.union([id, z.int()]).transform(String)
const round = whole(10_000)
/** A question about a story, or one of its answers: a printable name without spaces. */
const question = z.string().regex(/^[\x21-\x7e]{1,64}$/)
// ISO allows any number of decimals for seconds; no clock has more than nine.
const moment = z
  .string()
  .max(40)
  .pipe(z.iso.datetime({ offset: true }))

const { ask, item, ...restOfTry } = tryFields.shape

/** The fields of every event: which, when (device clock, with offset), where and whose. */
const envelope = z.object({
  id: z.uuid(),
  at: moment,
  device_id: id,
  device_seq: whole(2 ** 40),
  session_id: id,
  learner_id: id,
  lang: z.enum(['en', 'id']),
  app: version,
  content: version,
  /** The revision of the pack that it happened in; absent for our own books, whose version is `content`. */
  book: z.object({ key: z.string().min(1).max(200), revision: whole(2 ** 31) }).optional(),
})
const common = envelope.shape

/**
 * One learning event. All code that handles events infers its types from here: the reader that records them, the outbox that queues them, the service
 * that stores them (`server/db/eventRow.ts` maps them to columns) and the figures that read them.
 */
export const eventSchema = z.discriminatedUnion('type', [
  z.object({ ...common, type: z.literal('session.start'), how: z.enum(['picture', 'email']) }),
  z.object({ ...common, type: z.literal('session.end'), reason: z.enum(['out', 'idle', 'closed']) }),
  z.object({
    ...common,
    type: z.literal('page.leave'),
    place,
    round,
    mode: z.enum(['listen', 'along', 'alone']),
    heard: whole(5000),
    words: whole(5000),
    /** Seconds, without pauses. */
    active: z.number().min(0).max(86_400),
    /** `language`: the same page, in the other language. */
    to: z.enum(['next', 'prev', 'library', 'finish', 'language']),
  }),
  z.object({
    ...common,
    type: z.literal('try'),
    // The order matters: an event is stored as it is parsed.
    ask,
    item,
    place,
    ...restOfTry,
    input: z.enum(['drag', 'tap', 'key', 'voice']),
  }),
  z.object({
    ...common,
    type: z.literal('activity.end'),
    place,
    round,
    score: whole(1000),
    asked: whole(1000),
    total: whole(1000),
    finished: z.boolean(),
    passed: z.boolean(),
  }),
  z.object({ ...common, type: z.literal('book.complete'), place, round, points: whole(100) }),
  /** What a child guessed would come, by the question's and the answer's ids: nothing is right or wrong. */
  z.object({ ...common, type: z.literal('prediction'), place, round, ask: question, chose: question }),
  /** A grown-up has been told what a question of a book asked to tell; a grown-up's hand said so. */
  z.object({ ...common, type: z.literal('told'), place, round, ask: question }),
  /** A five-minute check has ended: the first tries at its questions, in their order. Each try has been told as such besides. */
  z.object({
    ...common,
    type: z.literal('check'),
    answers: z.array(z.object({ item, ok: z.boolean() })).max(100),
  }),
  z.object({
    ...common,
    type: z.literal('device.hello'),
    /** Unsent records on the device, by learner. */
    queued: z.array(z.object({ learner_id: id, records: whole(1_000_000) })).max(200),
  }),
  z.object({
    ...common,
    type: z.literal('observation'),
    question: z.object({ book: z.int(), number: z.int() }),
    mark: z.enum(['own-words', 'part', 'not-yet']),
  }),
])

/** What `eventSchema` parses to. */
export type LearningEvent = z.infer<typeof eventSchema>

/** The types of event. */
export type EventType = LearningEvent['type']

/** An event of one type, or of several. */
export type EventOf<Type extends EventType> = Extract<LearningEvent, { type: Type }>

/** The fields common to all event types. */
export type Envelope = z.infer<typeof envelope>

type OwnOf<Event> = Event extends unknown ? Omit<Event, keyof Envelope> : never

/** The fields specific to an event type, and the type itself. */
export type EventFacts<Type extends EventType> = OwnOf<EventOf<Type>>

/**
 * POST /api/events. Each event is checked separately, so that an invalid one does not block the others. `sent_at` is the device's clock when sending;
 * it is used to correct clocks that are off by more than five minutes.
 */
export const eventsRequest = z.object({
  sent_at: moment.optional(),
  events: z
    .array(z.unknown(), { error: 'The events field must be a list.' })
    .max(BATCH_MAX, { error: `At most ${BATCH_MAX} events at once.` }),
})

/** What `eventsRequest` parses to. */
export type EventsRequest = z.infer<typeof eventsRequest>

/** 200 of events: ids that are stored (now or before), and ids that are rejected for good. */
export const eventsAnswer = z.object({
  data: z.object({
    taken: z.array(z.string()),
    refused: z.array(z.object({ index: z.int(), id: z.string().nullable(), reason: z.string() })),
  }),
})

/** What `eventsAnswer` parses to. */
export type EventsAnswer = z.infer<typeof eventsAnswer>
