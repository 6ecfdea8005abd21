const word = (id: string, en: string, indonesian: string) => ({
  id,
  word: { en, id: indonesian },
  dropAudio: { en: `/audio/words/en/${id}.mp3`, id: `/audio/words/id/${id}.mp3` },
})

const place = (id: string, en: string, indonesian: string, box: readonly [number, number, number, number]) => ({
  id,
  label: { en, id: indonesian },
  picture: id,
  percent: { x: box[0], y: box[1], width: box[2], height: box[3] },
})

/** Four words of the rice village and their things. */
export const dragDropWordExample = {
  dragDropWords: [
    word('sun', 'SUN', 'MATAHARI'),
    word('house', 'HOUSE', 'RUMAH'),
    word('duck', 'DUCK', 'BEBEK'),
    word('tree', 'TREE', 'POHON'),
  ],
  dropZones: [
    place('sun', 'Sun', 'Matahari', [6, 22, 16, 17]),
    place('house', 'House', 'Rumah', [30, 28, 24, 26]),
    place('duck', 'Duck', 'Bebek', [40, 60, 16, 18]),
    place('tree', 'Tree', 'Pohon', [72, 22, 20, 30]),
  ],
}
