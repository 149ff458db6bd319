/**
 * Something of it is seen: a sign that is no space, no control or format sign, and none that Unicode says to draw as nothing
 * (Default_Ignorable_Code_Point, which holds the Hangul fillers, letters by their category). The empty Braille pattern is the
 * one sign that Unicode calls a symbol and every font leaves blank.
 */
export const visiblePattern = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
