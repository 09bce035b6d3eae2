/**
 * What every game with cards needs and none should write again. The machine knows nothing of it: a game may do without. Cards, catalogues,
 * payments, effects and evaluations are not here: they share a name from game to game, not a shape.
 */
package ecumene.engine.kit;
